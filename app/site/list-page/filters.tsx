import { Search, SlidersHorizontal } from 'lucide-react'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { type Field, showIn } from '../forms/show-in.ts'
import { useAfterChange } from '../forms/use-after-change.ts'
import type { ListData } from './load-list.ts'
import { type Query, sortLabels } from './query-links.ts'

/** Search, filters and order of a list: a plain form with GET. */
export function Filters({ list }: { list: ListData }) {
  const { path, plural, query } = list
  const { q = '', destination } = query
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  useAfterChange(query, (before) => showAll(form.current, before, query))

  function send(form: HTMLFormElement) {
    const search = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (value) search.set(name, String(value))
    submit(search, { action: path, preventScrollReset: true })
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    send(event.currentTarget)
  }

  return (
    <Form ref={form} action={path} onSubmit={onSubmit} role="search" className="filters">
      {destination && <input type="hidden" name="destination" value={destination} />}
      <div className="filters-search">
        <Search aria-hidden size={20} />
        <input
          type="search"
          name="q"
          defaultValue={q}
          aria-label={`Search ${plural}`}
          placeholder="Try Gulmarg"
        />
        <button type="submit" className="button button-primary">
          Search
        </button>
      </div>
      <MoreFilters list={list} send={send} />
    </Form>
  )
}

interface MoreFiltersProps {
  list: ListData
  send: (form: HTMLFormElement) => void
}

function MoreFilters({ list, send }: MoreFiltersProps) {
  const { category, minPrice, maxPrice, sort } = list.query
  const isFiltered = [category, minPrice, maxPrice, sort].some((value) => value !== undefined)
  // Setting back its last field does not close it under the visitor's hands.
  const [isOpen, setOpen] = useState(isFiltered)
  useAfterChange(isFiltered, () => setOpen((before) => before || isFiltered))
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="filters-more"
    >
      <summary className="button button-quiet">
        <SlidersHorizontal aria-hidden size={18} /> Filter and sort
      </summary>
      <div className="filters-fields" onChange={({ target }) => sendAtOnce(target, send)}>
        <FilterFields list={list} />
        <button type="submit" className="button button-primary self-end">
          Show results
        </button>
      </div>
    </details>
  )
}

function FilterFields({ list: { query, categories } }: { list: ListData }) {
  const { category = '', minPrice = '', maxPrice = '', sort = '' } = query
  const id = useId()
  return (
    <>
      {categories.length > 0 && (
        <ChoiceField id={`${id}-category`} label="Category" name="category" value={category}>
          <option value="">All</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </ChoiceField>
      )}
      <PriceField id={`${id}-min`} label="Min price (₹)" name="minPrice" value={minPrice} />
      <PriceField id={`${id}-max`} label="Max price (₹)" name="maxPrice" value={maxPrice} />
      <ChoiceField id={`${id}-sort`} label="Sort by" name="sort" value={sort}>
        <option value="">Our order</option>
        {Object.entries(sortLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </ChoiceField>
    </>
  )
}

interface FilterProps {
  id: string
  label: string
  name: string
  value: string | number
  children?: React.ReactNode
}

function ChoiceField({ id, label, name, value, children }: FilterProps) {
  return (
    <label htmlFor={id}>
      {label}
      <select id={id} name={name} defaultValue={value} className="input">
        {children}
      </select>
    </label>
  )
}

function PriceField({ id, label, name, value }: FilterProps) {
  return (
    <label htmlFor={id}>
      {label}
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        step="any"
        name={name}
        defaultValue={value}
        className="input"
      />
    </label>
  )
}

/** A choice submits at once; numbers may still be being typed. */
function sendAtOnce(target: EventTarget, send: (form: HTMLFormElement) => void) {
  if (target instanceof HTMLSelectElement && target.form) send(target.form)
}

/** Updates the fields when a chip or the Back button changes the URL. */
function showAll(form: HTMLFormElement | null, before: Query, query: Query) {
  for (const field of form?.querySelectorAll<Field>('[name]') ?? []) {
    const name = field.name as keyof Query
    showIn(field, String(before[name] ?? ''), String(query[name] ?? ''))
  }
}
