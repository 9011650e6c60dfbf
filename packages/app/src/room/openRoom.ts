import { useOutletContext } from 'react-router';
import type { PrediRoom, Sala, SalaCompe } from '@arma11/core/contract';

/** The room that the tabs of `/compe/sala/:idSala` are about. */
export const useCompeSala = () => useOutletContext<Sala>();

/** The entry that the tabs of `/casual/sala/:idIns` are about, with its room. */
export const useCasualEntry = () => useOutletContext<SalaCompe>();

/** The room that the tabs of `/predi/sala/:idPredi` are about. */
export const usePrediSala = () => useOutletContext<PrediRoom>();
