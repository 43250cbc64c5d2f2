import { pictureReadyEvent } from './picture-handle';
import { mountPicture } from './mount-picture';

const frame = window.frameElement;
if (frame !== null) {
  frame.dispatchEvent(new CustomEvent(pictureReadyEvent, { detail: mountPicture(frame) }));
}
