/** The tools beside the assessment by disease, and which of them are open. A button leads to an open one only. */
export interface MedicalTools {
  readonly imaging: MedicalTool
  readonly chat: MedicalTool
}

interface MedicalTool {
  readonly path: string
  readonly open: boolean
}

export const MEDICAL_TOOLS: MedicalTools = {
  imaging: { path: '/medical-imaging', open: true },
  chat: { path: '/ai-chat-diagnosis', open: false },
}
