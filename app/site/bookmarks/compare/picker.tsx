import { Form, href } from 'react-router'

interface Props {
  ids: number[]
  choices: { id: number; title: string }[]
}

const places = [0, 1, 2]
const names = ['First package', 'Second package', 'Third package']

/** Chooses what stands side by side: a form like any other, so it works before scripts do. */
export function Picker({ ids, choices }: Props) {
  return (
    <section className="page section" aria-labelledby="picker-title">
      <h2 id="picker-title" className="text-2xl">
        {ids.length > 0 ? 'Compare others' : 'Choose two or three packages'}
      </h2>
      <Form action={href('/compare')} className="picker">
        {places.map((place) => (
          <label key={place}>
            {names[place]}
            <select name="ids" defaultValue={ids[place] ?? ''} className="input">
              <option value="">None</option>
              {choices.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        ))}
        <button type="submit" className="button button-primary">
          Compare
        </button>
      </Form>
    </section>
  )
}
