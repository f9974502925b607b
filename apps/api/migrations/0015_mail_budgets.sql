CREATE TABLE "mail_budgets" (
	"subject" text PRIMARY KEY NOT NULL,
	"whole_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "mail_tokens_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "replaces" text;--> statement-breakpoint
CREATE INDEX "mail_budgets_whole" ON "mail_budgets" USING btree ("whole_at");