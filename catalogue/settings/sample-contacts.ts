import { bundledName } from '../brand/brand.ts'

/** An unassigned number: no Indian number begins with a zero after its area code. */
export const samplePhone = '+91 194 000 0000'
/** An unused mailbox. */
export const sampleEmail = 'hello@kashmir-escapes.example'

interface Contacts {
  operatorName: string
  phone: string
  email: string
}

/** The sample values that an agency with its own name still shows to visitors. */
export const samplesShown = ({ operatorName, phone, email }: Contacts): string[] =>
  operatorName === bundledName
    ? []
    : [
        ...(phone === samplePhone ? ['phone number'] : []),
        ...(email === sampleEmail ? ['email'] : []),
      ]
