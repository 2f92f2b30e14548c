import { CORE_SCHEMA, FAILSAFE_SCHEMA, load } from 'js-yaml'

/** Reads YAML; days stay texts. Throws an error that names the line where it is not in form. */
export function readYaml(text: string): unknown {
  return load(text, { schema: CORE_SCHEMA })
}

/** The same where all values are texts, also what looks like a number, which is faster. */
export function readYamlTexts(text: string): unknown {
  return load(text, { schema: FAILSAFE_SCHEMA })
}
