/** Ports speak of figures, and who implements them knows no rules. */
export type { Figure, FigureSource } from '../domain/figure.ts'
