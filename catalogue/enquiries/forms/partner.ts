import { z } from 'zod'
import { emailAddress, optional, optionalParagraph, required } from './answer.ts'

export const partnerRequest = z.object({
  name: required('Name', 'Name is required'),
  email: emailAddress('Email is required'),
  phone: optional('Phone', 40),
  address: optional('Address', 500),
  company: optional('Company'),
  message: optionalParagraph('Message'),
})

export const partnerLabels = { company: 'Company', address: 'Address', message: 'Message' }
