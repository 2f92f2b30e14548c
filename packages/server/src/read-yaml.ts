import { CORE_SCHEMA, load } from 'js-yaml'

/** Reads YAML; days stay texts. Throws an error that names the line where it is not in form. */
export function readYaml(text: string): unknown {
  return load(text, { schema: CORE_SCHEMA })
}
