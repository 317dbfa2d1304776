import { href, useLocation, useNavigate } from 'react-router'
import { hasIdled, returnAddress } from '../api/guard.ts'
import { TextLink } from '../links/text-link.tsx'
import { ScreenTitle } from '../shell/agency.tsx'
import { NoticeBox } from '../ui/notice-box.tsx'
import { LoginForm } from './login-form.tsx'

/** The message from the previous page. */
export interface LoginNews {
  news: string
  more?: string
}

const idled =
  'You were logged out because you were inactive. What you typed into a form is kept on this device.'

export default function Login() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const message = state as Partial<LoginNews> | null
  return (
    <div className="space-y-6">
      <ScreenTitle>Log In</ScreenTitle>
      <h1 className="text-3xl">Log In</h1>
      {hasIdled(search) && <NoticeBox tone="info">{idled}</NoticeBox>}
      {message?.news && (
        <NoticeBox tone="success" more={message.more && <p className="text-sm">{message.more}</p>}>
          {message.news}
        </NoticeBox>
      )}
      <LoginForm onDone={() => navigate(returnAddress(search))}>
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
          <TextLink to={href('/admin/forgotPassword')}>Forgot password?</TextLink>
          <TextLink to={href('/admin/signUp')}>Sign up</TextLink>
        </p>
      </LoginForm>
    </div>
  )
}
