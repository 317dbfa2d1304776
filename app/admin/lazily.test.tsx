import { prerender } from 'react-dom/static'
import { toast } from 'sonner'
import { afterEach, expect, test, vi } from 'vitest'
import { lazily, loadLater } from './ui/lazily.ts'

afterEach(() => vi.restoreAllMocks())

const failed = 'This could not be loaded. Please check the connection and reload the page.'
const lose = () => Promise.reject(new Error('The line was lost'))

test('code that cannot be loaded says so, and what is around it stays', async () => {
  const error = vi.spyOn(toast, 'error').mockReturnValue(1)
  expect(await loadLater(lose)).toBeUndefined()
  expect(error).toHaveBeenCalledWith(failed)
  const Menu = lazily(lose)
  const onError = vi.fn()
  const { prelude } = await prerender(
    <p>
      Typed before <Menu />
    </p>,
    { onError },
  )
  expect(await new Response(prelude).text()).toContain('Typed before')
  expect(onError).not.toHaveBeenCalled()
  expect(error).toHaveBeenCalledTimes(2)
})

test('code that is loaded says nothing', async () => {
  const error = vi.spyOn(toast, 'error').mockReturnValue(1)
  expect(await loadLater(async () => 'the menu')).toBe('the menu')
  expect(error).not.toHaveBeenCalled()
})
