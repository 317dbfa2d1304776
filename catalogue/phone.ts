const zeros = [0x660, 0x6f0, 0x966]

/** Arabic, Urdu and Hindi digits as ASCII ones. */
export const asciiDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹०-९]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (zeros.findLast((zero) => zero <= code) ?? 0))
  })

/**
 * A phone number as dialled: in ASCII digits, without the invisible marks of direction that contact
 * apps copy with a number.
 */
export const dialled = (phone: string) =>
  asciiDigits(phone.replace(/[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, ''))
