import { kitComponentTypes, kitTypes } from '../../contracts/vocabulary/kits';
import type { MessageId } from './message-ids';

/** The name of a kind of kit, whatever its case; one that isn't known is a kit. */
export const kitTypeName = (raw: string | null): MessageId =>
  `kitType.${kitTypes.find((one) => one === raw?.toLowerCase()) ?? 'unknown'}.name`;

/** What a component is to its kit, whatever its case; where that isn't known it is a component. */
export const kitComponentTypeName = (raw: string | null): MessageId =>
  `kitComponentType.${kitComponentTypes.find((one) => one === raw?.toLowerCase()) ?? 'unknown'}.name`;
