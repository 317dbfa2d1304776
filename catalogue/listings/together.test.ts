import { expect, test } from 'vitest'
import { kindOf } from '../kinds.ts'
import { togetherErrors } from './together.ts'

const errors = (values: object, before?: object) =>
  togetherErrors(kindOf('Destination'), { ...values }, before && { ...before })

test('refuses one coordinate without the other', () => {
  expect(errors({ latitude: 34, longitude: null })).toEqual({
    longitude: ['Longitude is required beside Latitude.'],
  })
  expect(errors({ latitude: '', longitude: 0 })).toEqual({
    latitude: ['Latitude is required beside Longitude.'],
  })
})

test('accepts both or neither', () => {
  expect(errors({ latitude: 0, longitude: 0 })).toEqual({})
  expect(errors({ latitude: null, longitude: null })).toEqual({})
})

test('combines a change with the stored values, and accepts changes of other fields', () => {
  const whole = { latitude: 34, longitude: 74 }
  expect(errors({ latitude: 33 }, whole)).toEqual({})
  expect(errors({ latitude: null }, whole)).toEqual({
    latitude: ['Latitude is required beside Longitude.'],
  })
  expect(errors({ title: 'Gurez' }, { latitude: 34, longitude: null })).toEqual({})
})
