/** Gives the browser a file to save under its name. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The download has taken the address by the next turn; kept, it would hold the file in memory.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
