import type pdfmake from 'pdfmake'
import type { Content, Style } from 'pdfmake'

export type { Content, Style, TableCell } from 'pdfmake'

/** What a PDF is made of, by the names the library keeps to itself. */
export type Definition = Parameters<typeof pdfmake.createPdf>[0]
export type Text = Extract<Content, { readonly text: unknown }>
export type TableContent = Extract<Content, { readonly table: unknown }>
export type DynamicContent = Extract<Definition['footer'], (...args: never[]) => unknown>
export type Margins = NonNullable<Style['margin']>

type Items<List extends 'ul' | 'ol'> = Extract<Content, { readonly [name in List]: unknown }>[List]
/** An item of either kind of list. */
export type ListItem = Items<'ul'>[number] & Items<'ol'>[number]
