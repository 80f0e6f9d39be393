import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './step-mark.module.css';

export type StepMarkProps = {
  /** Starts at 1. */
  number: number;
  state: 'done' | 'current' | 'ahead';
};

/** Number of a step, or a tick if it is done. The step's name follows, with visually hidden text that announces completion. */
export function StepMark({ number, state }: StepMarkProps) {
  return (
    <span className={classNames(styles.mark, state === 'current' && styles.current)}>
      {state === 'done' ? <Icon name="check" size={16} /> : number}
    </span>
  );
}
