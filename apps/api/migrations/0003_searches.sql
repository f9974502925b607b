CREATE TABLE "searches" (
	"term" text NOT NULL,
	"week" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "searches_term_week_pk" PRIMARY KEY("term","week")
);
