export { Watermark, type WatermarkProps } from './watermark.tsx'
