import { useAlertsActor } from '../../../seams/use-system';
import { lateView } from '../late-view';

const AlertOfferPane = lateView('alertOffer', async () => (await import('./alert-offer-pane')).AlertOfferPane);

/** Stands beside what takes long: whoever goes elsewhere meanwhile can have its end told by the browser. */
export function AlertOffer() {
  const alerts = useAlertsActor();
  return alerts && <AlertOfferPane actor={alerts} />;
}
