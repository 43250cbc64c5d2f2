/** Ends the process with a sentence where this Node is older than the project's. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 20)) return;
  console.error(`This project needs Node 20.20 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
