/** What reads the text of a QR code in a picture of the camera, or null where it finds none. */
export type SquareReader = (video: HTMLVideoElement) => Promise<string | null>

/** The browser's own reader, as far as it is used here. */
interface BarcodeDetectorClass {
  new (options: {
    formats: string[]
  }): {
    detect(source: HTMLVideoElement): Promise<{ readonly rawValue: string }[]>
  }
  getSupportedFormats(): Promise<string[]>
}

const QR = 'qr_code'
/** A picture this wide holds a card's square well enough, and takes a slow phone little time. */
const WIDEST = 640

async function browsersOwn(): Promise<SquareReader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: BarcodeDetectorClass }
  if (!BarcodeDetector || !(await BarcodeDetector.getSupportedFormats()).includes(QR)) return null
  const detector = new BarcodeDetector({ formats: [QR] })
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
}

async function libraryReader(): Promise<SquareReader> {
  const { default: jsQR } = await import('jsqr')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser draws no pictures')
  return async (video) => {
    const { videoWidth, videoHeight } = video
    if (videoWidth === 0) return null
    const scale = Math.min(1, WIDEST / videoWidth)
    canvas.width = Math.round(videoWidth * scale)
    canvas.height = Math.round(videoHeight * scale)
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
    return jsQR(data, width, height)?.data ?? null
  }
}

/** The browser's own reader where it has one, else a library that is fetched then. */
export const openSquareReader = async (): Promise<SquareReader> => (await browsersOwn()) ?? libraryReader()
