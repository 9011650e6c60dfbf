import { useEffect, useRef, useState, type RefObject } from 'react';

/** The sentence of each field that is wrong, by the field's name. */
export type FieldProblems = Partial<Record<string, string>>;

interface FormProblems {
  form: RefObject<HTMLFormElement | null>;
  problems: FieldProblems;
  setProblems: (problems: FieldProblems) => void;
}

/** What is wrong with a form; the first field that has a problem takes the focus. */
export function useFieldProblems(): FormProblems {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<FieldProblems>({});
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  return { form, problems, setProblems };
}
