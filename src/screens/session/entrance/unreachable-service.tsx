import { FormattedMessage } from 'react-intl';
import type { Failure } from '../../../../contracts/ports';
import { useOnline } from '../../../seams/use-online';

/** Which of the services that a sign-in needs is not there, and what the person can do: the adapter, unless the failure says another. */
export function UnreachableService({ failure }: { failure: Failure | null }) {
  const service = useOnline() ? (failure?.values?.['service'] ?? 'identity') : 'none';
  return <FormattedMessage id="signIn.unreachable.text" values={{ service }} />;
}
