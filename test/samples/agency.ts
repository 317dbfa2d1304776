/** The agency's data in documents. */
export const agency = {
  operatorName: 'Kashmir Escapes',
  phone: '+91 194 250 1234',
  email: 'hello@kashmir.example',
  address: 'Boulevard Road\nSrinagar 190001',
  brandPrimary: '',
  brandLogo: '',
}
