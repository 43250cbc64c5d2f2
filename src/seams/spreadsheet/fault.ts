import type { SheetFault } from '../../../contracts/ports';

/** Why a workbook can't be read; thrown while it is, and told to whoever asked. */
export class UnreadableError extends Error {
  constructor(readonly fault: SheetFault) {
    super(fault);
  }
}
