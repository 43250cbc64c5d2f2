/** A mistake of whoever builds: Vite prints the stack of an error, which is here the sentence alone. */
export class BuildRefusal extends Error {
  override stack = this.message;
}
