/** Why there is no picture: the person or the browser refused, there is no camera, or it cannot be used. */
export type CameraFault = 'refused' | 'missing' | 'failed'

/**
 * The camera at the back of the device, else any. Where pages may not use cameras at all there is none.
 * @param wished what its picture should be like, such as a width in pixels: what comes nearest is taken
 */
export async function openCamera(wished: MediaTrackConstraints = {}): Promise<MediaStream> {
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!devices) throw new DOMException('Pages have no camera here', 'NotFoundError')
  return devices.getUserMedia({ video: { facingMode: 'environment', ...wished } })
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** What to tell of an error that opening or reading threw. */
export function cameraFault(error: unknown): CameraFault {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed'
}
