import { Button } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { TranslationView } from '../../../../machines/shared/translation/translation.view';
import { busyProps } from '../../../parts/busy-props';
import { KeyHint } from '../../../parts/key-hint';
import type { TranslationEvent } from '../../../../machines/shared/translation/translation.machine';
import { formatKey, type KeyTable } from '../../../parts/keys';

const key = 'l';
export const translateKeys = {
  [key]: { event: { type: 'translation.toggle' }, words: 'keys.translate.text' },
} as const satisfies KeyTable<TranslationEvent>;

/** For the eye. */
export const translateKey = formatKey(key);

interface TranslateSwitchProps extends TranslationView {
  /** The screen has its key. */
  keyed?: boolean;
  onToggle: () => void;
}

/** A listing, or what was written about it, in the language of the interface or in its own. */
export function TranslateSwitch({ translated, translating, keyed = true, onToggle }: TranslateSwitchProps) {
  return (
    <Button
      variant="subtle"
      role="switch"
      aria-checked={translated !== null || translating}
      leftSection={<IconLanguage size={16} aria-hidden="true" />}
      {...(keyed && { rightSection: <KeyHint>{translateKey}</KeyHint>, 'aria-keyshortcuts': translateKey })}
      onClick={onToggle}
      {...busyProps(translating)}
    >
      <FormattedMessage id={translated === null ? 'listingDetail.translate.on' : 'listingDetail.translate.off'} />
    </Button>
  );
}
