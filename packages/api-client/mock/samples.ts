/** A picture, a PDF and a Docx for all who want one. */
const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

/** One grey pixel as WebP. */
export const PICTURE = bytes(atob('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'))

const PDF_OBJECTS = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] >>',
]

/** One empty page. */
export const PDF = bytes(
  [
    '%PDF-1.4',
    ...PDF_OBJECTS.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj`),
    'trailer << /Root 1 0 R >>',
    '%%EOF\n',
  ].join('\n'),
)

/** The shortest archive there is: nothing is in it. */
export const DOCX = bytes(`PK\x05\x06${'\0'.repeat(18)}`)
