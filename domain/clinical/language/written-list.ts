/** Words as a grammar writes them, with commas between. */
export const list = (text: string): string[] => text.split(',').map((part) => part.trim())
