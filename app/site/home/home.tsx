export default function Home() {
  return <h1>Kashmir Escapes</h1>
}
