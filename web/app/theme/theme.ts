import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

/** The one brand colour: the green of tea hills, dark enough for white text from shade 7 on. */
const brand: MantineColorsTuple = [
  '#eaf6f1',
  '#d3ebe1',
  '#a8d7c6',
  '#7ac3a9',
  '#52b08f',
  '#359c7a',
  '#1d8465',
  '#0c6b50',
  '#08543f',
  '#043d2e',
]

/** Greys with a little warmth, so that white cards lie on paper and not on steel. */
const gray: MantineColorsTuple = [
  '#faf8f4',
  '#f3f0ea',
  '#e9e5dd',
  '#dcd7cd',
  '#c5bfb3',
  '#99938a',
  '#757068',
  '#58544d',
  '#3b3833',
  '#25231f',
]

const dark: MantineColorsTuple = [
  '#e9e7e1',
  '#cdcac2',
  '#aaa79f',
  '#82807a',
  '#484b48',
  '#363a37',
  '#272b28',
  '#181c19',
  '#131614',
  '#0d100e',
]

const TOUCH_TARGET_PX = 44

const controlSizes = { '--input-height': `${TOUCH_TARGET_PX / 16}rem` }

export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 7 },
  colors: { brand, gray, dark },
  black: '#1f1e1a',
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Ubuntu, sans-serif',
  headings: {
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(1.75rem, 1.35rem + 2vw, 2.5rem)', lineHeight: '1.15' },
      h2: { fontSize: 'clamp(1.375rem, 1.2rem + 0.9vw, 1.75rem)', lineHeight: '1.25' },
      h3: { fontSize: '1.125rem', lineHeight: '1.35' },
    },
  },
  components: {
    Button: { defaultProps: { size: 'md' }, styles: { root: { minHeight: TOUCH_TARGET_PX } } },
    ActionIcon: { defaultProps: { size: TOUCH_TARGET_PX, variant: 'subtle' } },
    InputWrapper: { defaultProps: { size: 'md' } },
    Input: { defaultProps: { size: 'md' }, vars: () => ({ wrapper: controlSizes }) },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    Container: { defaultProps: { size: 'lg' } },
  },
})

/** Where Mantine's own greys and reds are too pale for text (WCAG 2.2, 1.4.3: 4.5 to 1), ours take their place. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-error': 'var(--mantine-color-red-9)',
    '--mantine-color-anchor': 'var(--mantine-color-brand-7)',
    '--afya-paper': 'var(--mantine-color-gray-0)',
    '--afya-line': 'var(--mantine-color-gray-2)',
    '--afya-tint': 'var(--mantine-color-brand-0)',
    '--afya-on-tint': 'var(--mantine-color-brand-8)',
  },
  dark: {
    '--mantine-color-dimmed': 'var(--mantine-color-dark-2)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-anchor': 'var(--mantine-color-brand-3)',
    '--afya-paper': 'var(--mantine-color-dark-8)',
    '--afya-line': 'var(--mantine-color-dark-5)',
    '--afya-tint': '#12261f',
    '--afya-on-tint': 'var(--mantine-color-brand-2)',
  },
})
