import { shareNonce } from '../../seams/nonce';
import { pictureReady } from './inside';
import { stand } from './stand';

const frame = window.frameElement;
if (frame !== null) {
  shareNonce();
  frame.dispatchEvent(new CustomEvent(pictureReady, { detail: stand(frame) }));
}
