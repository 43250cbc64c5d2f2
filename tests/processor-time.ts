/** From now on: the milliseconds of a processor that this process has used. How busy the machine is does not count. */
export function startProcessorClock(): () => number {
  const begun = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  };
}
