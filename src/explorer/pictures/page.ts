import { pictureReady } from './inside';
import { stand } from './stand';

const frame = window.frameElement;
if (frame !== null) {
  frame.dispatchEvent(new CustomEvent(pictureReady, { detail: stand(frame) }));
}
