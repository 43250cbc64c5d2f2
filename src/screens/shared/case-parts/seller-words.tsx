import { shallowEqual, useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { Language } from '../../../../contracts/shapes';
import { canTranslate } from '../../../../machines/domain/sites';
import type { translationMachine } from '../../../../machines/shared/translation/translation.machine';
import { translationView } from '../../../../machines/shared/translation/translation.view';
import { TranslateSwitch } from '../listing/translate-switch';
import { Quote } from './case-files';

export type TranslationActor = ActorRefFrom<typeof translationMachine>;

interface SellerWordsProps {
  site: string;
  words: string;
  /** On paper there is none. */
  translation: TranslationActor | null;
  /** The screen has a key for the translation. */
  keyed?: boolean;
}

/** What the seller wrote, and the same in the language of the interface where the site has another one. */
export function SellerWords({ site, words, translation, keyed = false }: SellerWordsProps) {
  const intl = useIntl();
  return translation !== null && canTranslate(site, intl.locale as Language) ? (
    <TranslatedWords site={site} words={words} translation={translation} keyed={keyed} />
  ) : (
    <Quote site={site}>{words}</Quote>
  );
}

function TranslatedWords({
  site,
  words,
  translation,
  keyed,
}: {
  site: string;
  words: string;
  translation: TranslationActor;
  keyed: boolean;
}) {
  const { translated, translating } = useSelector(translation, translationView, shallowEqual);
  return (
    <>
      <Quote site={site} lang={translated?.lang}>
        {translated?.text ?? words}
      </Quote>
      <div>
        <TranslateSwitch
          translated={translated}
          translating={translating}
          keyed={keyed}
          onToggle={() => translation.send({ type: 'translation.toggle' })}
        />
      </div>
    </>
  );
}
