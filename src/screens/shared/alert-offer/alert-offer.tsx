import { useAlertsActor } from '../../../seams/use-system';
import { lazyOverlay } from '../lazy-overlay';

const AlertOfferPane = lazyOverlay('alertOffer', async () => (await import('./alert-offer-pane')).AlertOfferPane);

/** Stands beside what takes long: whoever goes elsewhere meanwhile can have its end told by the browser. */
export function AlertOffer() {
  const alerts = useAlertsActor();
  return alerts && <AlertOfferPane actor={alerts} />;
}
