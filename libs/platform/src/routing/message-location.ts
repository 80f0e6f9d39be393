/** State of a navigation to the contact form. */
export interface MessageLocation {
  /** What the message begins with; can be changed there. */
  text: string;
}
