export { SearchForm, type SearchFormLabels, type SearchFormProps } from './search-form.tsx'
