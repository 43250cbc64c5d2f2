import { FormattedMessage } from 'react-intl';
import { KeyHint } from '../../../parts/key-hint';
import { formatKey } from '../../../parts/keys';

const chooseKey = formatKey('x');

/** The key that chooses the listing under the cursor, for the eye. */
export function ChooseKey() {
  return (
    <span>
      <KeyHint>{chooseKey}</KeyHint>
      <FormattedMessage id="selection.choose.key" />
    </span>
  );
}
