/** What the script tag draws comes from no server: only a read-only panel has no draft. */
export const useWithoutDraft = (readonly: boolean): boolean => readonly;
