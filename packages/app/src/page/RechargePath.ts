import { createContext, useContext } from 'react';
import { useNavigate } from 'react-router';

/** Where coins are bought; App gives it from the route table, the only file that writes that path. */
export const RechargePathContext = createContext('/play/billetera');

/** The page where coins are bought. */
export const useRechargePath = (): string => useContext(RechargePathContext);

/** Goes to where coins are bought. */
export function useRecharge(): () => void {
  const path = useRechargePath();
  const navigate = useNavigate();
  return () => void navigate(path);
}
