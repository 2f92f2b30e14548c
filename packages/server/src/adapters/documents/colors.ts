/** The colors that PDF and Docx have in common. */
export const colors = {
  ink: '#1D2430',
  quiet: '#667085',
  accent: '#1F3C70',
  link: '#1F55B5',
  line: '#D5DAE3',
  wash: '#EEF2F8',
  code: '#F4F5F8',
}
