/**
 * Ends the task that runs, so that what the person did and what is to be painted comes first; resolves in a task of its own. Not a timer:
 * in a tab that nobody looks at these wait for a second and more.
 */
export function waitForNextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
