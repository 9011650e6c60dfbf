import { createContext, useContext } from 'react';

/** Where the gallery is; App gives it from the route table, the only file that writes that path. */
export const GalleryPathContext = createContext('/play/items');

/** The gallery's own address: its avatars. */
export const useGalleryPath = (): string => useContext(GalleryPathContext);
