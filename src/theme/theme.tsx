import { createElement } from 'react';
import { createTheme, rem } from '@mantine/core';
import { lightScheme, palettes } from './tokens';
import { variantColours } from './variant-colours';
import { IconChevronDown, IconEye, IconEyeOff } from '@tabler/icons-react';

/** Whether a password is read or hidden, on the button that changes it. */
function PasswordEye({ reveal }: { reveal: boolean }) {
  const Eye = reveal ? IconEyeOff : IconEye;
  return <Eye size={18} aria-hidden="true" />;
}

/** At the end of a menu of the browser's own. */
function SelectArrow() {
  return <IconChevronDown size={16} aria-hidden="true" />;
}

const sans = "'IBM Plex Sans Variable', 'IBM Plex Sans Fallback', system-ui, sans-serif";
const mono = "'IBM Plex Mono', ui-monospace, 'SFMono-Regular', Menlo, monospace";

/** The product's look for Mantine: 14 px text, an 8 px grid, one primary. Its variables are served by variables.css, the rest of it by look.css. */
export const theme = createTheme({
  colors: palettes,
  primaryColor: 'sea',
  primaryShade: { light: 7, dark: 6 },
  white: '#FFFFFF',
  black: lightScheme.ink,
  fontFamily: sans,
  fontFamilyMonospace: mono,
  fontSizes: { xs: rem(12), sm: rem(13), md: rem(14), lg: rem(16), xl: rem(20) },
  lineHeights: { xs: '1.3334', sm: '1.3847', md: '1.4286', lg: '1.5', xl: '1.4' },
  headings: {
    fontFamily: sans,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: rem(22), lineHeight: '1.2728' },
      h2: { fontSize: rem(18), lineHeight: '1.3334' },
      h3: { fontSize: rem(16), lineHeight: '1.5' },
      h4: { fontSize: rem(14), lineHeight: '1.4286' },
      h5: { fontSize: rem(13), lineHeight: '1.3847' },
      h6: { fontSize: rem(12), lineHeight: '1.3334' },
    },
  },
  spacing: { xs: rem(4), sm: rem(8), md: rem(16), lg: rem(24), xl: rem(32) },
  radius: { xs: rem(2), sm: rem(4), md: rem(6), lg: rem(8), xl: rem(12) },
  defaultRadius: 'md',
  shadows: {
    xs: '0 1px 2px rgb(27 26 24 / 6%)',
    sm: '0 1px 3px rgb(27 26 24 / 10%)',
    md: '0 4px 12px rgb(27 26 24 / 12%)',
    lg: '0 8px 24px rgb(27 26 24 / 16%)',
    xl: '0 16px 40px rgb(27 26 24 / 20%)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver: variantColours,
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 'lg' } },
    Button: { defaultProps: { variant: 'filled' } },
    InputWrapper: { defaultProps: { errorProps: { role: 'alert' } } },
    NativeSelect: { defaultProps: { rightSection: createElement(SelectArrow) } },
    PasswordInput: { defaultProps: { visibilityToggleFocusable: true, visibilityToggleIcon: PasswordEye } },
    Textarea: { defaultProps: { resize: 'vertical' } },
    DrawerRoot: { defaultProps: { lockScroll: false, transitionProps: { duration: 160 } } },
    ModalRoot: { defaultProps: { lockScroll: false, transitionProps: { duration: 160 } } },
  },
});
