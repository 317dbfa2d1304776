import { Search } from 'lucide-react'
import { useRef } from 'react'
import { Form, href } from 'react-router'
import { showIn } from '../forms/show-in.ts'
import { useAfterChange } from '../forms/use-after-change.ts'

/** Searches every kind. Its field follows the URL, which Back changes too. */
export function SearchForm({ q = '' }: { q?: string }) {
  const field = useRef<HTMLInputElement>(null)
  useAfterChange(q, (before) => {
    if (field.current) showIn(field.current, before, q)
  })
  return (
    <Form action={href('/search')} role="search" className="search-form">
      <Search aria-hidden size={20} />
      <input
        ref={field}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={200}
        enterKeyHint="search"
        aria-label="Search the whole site"
        placeholder="Try Gulmarg"
      />
      <button type="submit" className="button button-primary">
        Search
      </button>
    </Form>
  )
}
