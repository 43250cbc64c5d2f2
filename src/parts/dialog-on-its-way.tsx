/** Stands where a dialog will: until its code is there, what is pressed is meant for it and acts on nothing else (`isDialogAhead`). */
export const DialogOnItsWay = () => <span hidden data-dialog-on-its-way />;
