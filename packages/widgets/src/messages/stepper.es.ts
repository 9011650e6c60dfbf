import { useWords } from './MessagesContext';

/** What a stepper's two buttons say. */
export const stepperEs = {
  less: (what: string) => `Quitar: ${what}`,
  more: (what: string) => `Sumar: ${what}`,
};

/** The words of a stepper, a partner's own among them. */
export const useStepperWords = () => useWords('ui', stepperEs);
