import { useIntl } from 'react-intl';
import { siteChoices, type Choice } from '../../copy/choices';
import { useProfile } from '../../seams/use-console';

/** Every site that the gateway names, by the name of its country. */
export function useSiteChoices(): Choice[] {
  const sites = useProfile((facts) => facts.sites);
  return siteChoices(
    useIntl(),
    sites.map(({ id }) => id),
  );
}
