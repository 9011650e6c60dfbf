/** The script tag's own `styled` writes no text: its rules go straight into the sheet. */
export const mirrorText = () => undefined;
