const methods =
  'GET HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND PURGE M-SEARCH QUERY LOCK get'.split(' ')

const targets = [
  '/',
  '*',
  '//evil.example/x',
  'http://host/hotels?q=1',
  'http://host',
  'https://host:99999/',
  'mailto:x',
  '/%',
  '/%ff?%ff=%',
  '/\\..\\x',
  '/hotels?q=%00&page=1e9',
  '/hotels?minPrice=-1&maxPrice=NaN&sort=__proto__&category=1e400',
  '/hotel/99999999999999999999',
  '/hotel/1/%e0%a4%a',
  '/hotel/1?preview=%00',
  '/hotels.data?_routes=%',
  '/_.data',
  '/not/found.data?_routes=*',
  '/saved/cards?ids=%2c,,&ids=Hotel-1e9',
  '/compare?ids=',
  '/assets/../../etc/passwd',
  '/uploads/%2e%2e/x',
  '/uploads/x-640.avif',
  '/sitemap-0.xml',
  '/sitemap-999999999.xml',
  '/reviews.json',
  '/favicon.svg',
  '/api/Hotel/x',
  '/api/Hotel/9007199254740993',
  '/api/Hotel?page=0&pageSize=-1',
  '/api/Hotel?q=%f0%9f%92%a5&sort[]=x',
  '/api/User/login',
  '/api/partners',
  '/api/leads',
  '/api/%',
  '/contact',
  '/partnersContact',
  '/\xff\xfe',
  `/${'a'.repeat(3000)}`,
  `/hotels?q=${'%E2%82%B9'.repeat(800)}`,
]

const types = [
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary="',
  'application/json',
  'application/json; charset=utf-16',
  'application/problem+json',
  '\xff',
  'text/plain; charset=\xff',
  '',
]

const bodies = [
  '',
  'a=b',
  '%=%&__proto__[x]=1',
  '--x\r\n\r\n',
  '--x\r\nContent-Disposition: form-data\r\n\r\nq\r\n--x--',
  '--x\r\nContent-Disposition: form-data; name="images"; filename="\x00.png"\r\n\r\n\x89PNG\r\n--x--\r\n',
  '{',
  'null',
  '[[[[]]]]',
  '{"__proto__":{"name":1},"email":{},"password":[null]}',
  `{"name":"${'x'.repeat(5000)}","phone":1e400}`,
  '"\\ud800"',
  '\x00',
]

const extras = [
  '',
  'Expect: 100-continue',
  'Expect: x',
  'Origin: null',
  'Accept: ;q=x, */*;q=2',
  'Accept: application/xml',
  'Accept-Encoding: ;;q',
  'Accept-Encoding: br;q=0, identity;q=0, *;q=0',
  'Accept-Language: \xff',
  'Range: bytes=9-1',
  'Range: bytes=0-0,-1,5-',
  'If-None-Match: *,"',
  'If-Modified-Since: yesterday',
  'Upgrade: h2c\r\nConnection: Upgrade',
  'Content-Encoding: gzip',
  'Authorization: Bearer \xff',
  'Authorization: Basic Og==',
  'Cookie: \xff=\xff',
  'X-Forwarded-For: , ,unknown',
  'Content-Length: 3',
  'Transfer-Encoding: gzip, chunked',
  `X-Long: ${'y'.repeat(12_000)}`,
  `X-TooLong: ${'y'.repeat(40_000)}`,
]

/** The bytes of a malformed request, in Latin-1; `below` is from `seededRandom`. */
export function oddRequest(below: (limit: number) => number): string {
  const one = (list: string[]) => list[below(list.length)] ?? ''
  const body = one(bodies)
  const lines = [
    `${one(methods)} ${one(targets)} HTTP/1.1`,
    'Host: x',
    'Connection: close',
    `Content-Type: ${one(types)}`,
    `Content-Length: ${body.length}`,
    one(extras),
  ]
  return `${lines.filter(Boolean).join('\r\n')}\r\n\r\n${body}`
}
