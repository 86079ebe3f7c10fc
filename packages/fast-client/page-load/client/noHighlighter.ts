/** Replaces the highlighter that the classic theme would load with every page. */
export default {};
